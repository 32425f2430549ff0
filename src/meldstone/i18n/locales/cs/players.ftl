### Bot strength: the help page about the bots.

players-lead = Pět úrovní, každá s vlastními tvářemi. Žádná nechybuje schválně a žádná se nedívá do cizích stojánků: liší se jen tím, jak daleko vidí.
players-novice = Hru zná hodinu. Vykládá kombinace z vlastního stojánku, přidává jednotlivé kameny na konce kombinací na stole a žolíka si nechává, dokud může dělat něco jiného. Stůl nikdy nerozebírá.
players-casual = Vidí všechno, co se dá udělat s kterýmikoli dvěma kombinacemi na stole a vlastními kameny: vezme čtvrtou sedmičku do postupky, spojí dvě postupky kamenem mezi nimi, uvolní žolíka, který leží blízko. Co vede přes tři kombinace a víc, mu unikne.
players-skilled = Ať stůl vypadá jakkoli, vyloží nejvíc kamenů, kolik v tomto tahu jde, a dotkne se co nejméně kombinací, aby se to dalo sledovat. Myslí ale jen na tento tah: všechno jde ven hned, i žolíci, a co leží na stole, pomáhá i tobě.
players-expert = Vidí stejně tolik a ví, jakou cenu má žolík: na stole slouží všem, na stojánku ukončí hru. První vyložení i další tahy hraje bez žolíků a vyloží je s posledními kameny.
players-master = U každého způsobu, jak tah využít, posoudí, co by mu zbylo; jakou to má cenu, se naučil z desítek tisíc her. Proto si někdy vytáhne kámen, i když by mohl vyložit, zadrží kombinaci, dokud nejde ven všechno najednou, a obětuje žolíka, když se někdo jiný chystá skončit.
players-text = Měřeno ve hrách úrovní proti sobě, se stejnými kameny a vyměněnými místy. Rozsah za číslem obsahuje skutečnou hodnotu s jistotou 95 %.
players-table = { $edition }, hráči: { $players }. Rovný podíl by byl { $even } %.
players-who = Úroveň
players-against = soupeř
players-games = Hry
players-won = Vyhrané hry
players-points = Body na hru
