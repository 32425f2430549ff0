/** Line drawings for buttons. */

const PATHS = {
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12h-1",
  redo: "M19 7l5 5l-5 5M24 12H14a6 6 0 0 0 0 12h1",
  reset: "M6 8v6h6M6.500 14A9 9 0 1 1 7 20",
  hint: "M10 20a8 8 0 1 1 8 0v3h-8zM11 26h6",
  back: "M17 6l-8 8l8 8",
  book: "M5 5h7a3 3 0 0 1 3 3v15a2 2 0 0 0-2-2H5zM25 5h-7a3 3 0 0 0-3 3v15a2 2 0 0 1 2-2h8z",
  gear: "M14 9.500a4.500 4.500 0 1 0 0 9a4.500 4.500 0 0 0 0-9zM14 3v4M14 21v4M3 14h4M21 14h4M6.200 6.200l2.900 2.900M18.900 18.900l2.900 2.900M21.800 6.200l-2.900 2.900M9.100 18.900l-2.900 2.900",
  replay: "M7 5v18M11 14l11-8v16z",
  close: "M7 7l14 14M21 7L7 21",
  copy: "M10 9h12v14H10zM6 19V5h12",
  tidy: "M5 6h8v6H5zM16 6h7v6h-7zM5 16h5v6H5zM13 16h10v6H13z",
  plan: "M5 20l3 3l14-14l-3-3zM17 8l3 3M5 20l-1 4l4-1",
  seal: "M14 3l9 3v7c0 6-4 10-9 12c-5-2-9-6-9-12V6zM10 14l3 3l6-6",
  forward: "M11 6l8 8l-8 8",
  hand: "M6 8h16M6 14h16M6 20h10",
  first: "M8 6v16M21 6l-8 8l8 8",
  on: "M11 6l8 8l-8 8",
  last: "M20 6v16M7 6l8 8l-8 8",
  play: "M10 6l12 8l-12 8z",
  pause: "M10 6v16M18 6v16",
  menu: "M14 6v.01M14 14v.01M14 22v.01",
  person: "M14 5a4.500 4.500 0 1 0 0 9a4.500 4.500 0 0 0 0-9zM5 24c1-5 4-7 9-7s8 2 9 7",
  players:
    "M10 6a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM3 23c.500-5 3-7 7-7s6.500 2 7 7M18 7a3.500 3.500 0 1 1 0 7M20 16.500c3 .500 4.500 2.500 5 6.500",
  cup: "M9 5h10v6a5 5 0 0 1-10 0zM9 7H5c0 4 2 5 4 5M19 7h4c0 4-2 5-4 5M14 16v4M10 23h8",
  send: "M5 14L23 6l-5 17l-5-7z",
  eye: "M3 14c5-8 17-8 22 0c-5 8-17 8-22 0zM14 11a3 3 0 1 0 0 6a3 3 0 0 0 0-6z",
};

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 28 28" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
