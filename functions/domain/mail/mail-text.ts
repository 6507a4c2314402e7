/** One mail in one language: plain sentences, a table of two columns, an action or a code, and a closing line. */
export type MailText = {
  subject: string;
  greeting: string;
  lines: string[];
  rows?: { label: string; value: string }[];
  /** Several places to go, one a line. */
  links?: { label: string; href: string }[];
  action?: { label: string; href: string };
  code?: string;
  closing: string;
  /** The way out of mails one asked for. */
  stop?: { label: string; href: string };
};

/** What the texts name: the link or code worked out for this mail. */
export type MailFacts = {
  href?: string;
  code?: string;
  stopHref?: string;
  links?: { label: string; href: string }[];
};
