/** A page that needs the rules of all editions before it can show anything. */

import type { ComponentChildren } from "preact";
import { Fetched, Page } from "../ui/Page";
import type { Editions } from "../wire/protocol.gen";
import { editions } from "../wire/rooms";

interface EditionsPageProps {
  title: string;
  lead?: string;
  children(all: Editions): ComponentChildren;
}

export const EditionsPage = ({ title, lead, children }: EditionsPageProps) => (
  <Page title={title} {...(lead ? { lead } : {})}>
    <Fetched load={editions}>{children}</Fetched>
  </Page>
);
