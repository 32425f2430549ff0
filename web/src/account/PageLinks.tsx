/** The ways on below the profile and the account: those of the page, then whom you have blocked and what is kept about you. */

import type { ComponentChildren } from "preact";
import { TextLink } from "../ui/TextLink";

export const PageLinks = ({ children }: { children: ComponentChildren }) => (
  <p class="row profile-links">
    {children}
    <TextLink to="blocked" text="page-blocked" />
    <TextLink to="privacy" text="page-privacy" />
  </p>
);
