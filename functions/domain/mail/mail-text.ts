/** Text of a mail in one language: sentences, a two-column table, an action or code, a closing line. */
export type MailText = {
  subject: string;
  greeting: string;
  lines: string[];
  rows?: { label: string; value: string }[];
  /** Several links, one per line. */
  links?: { label: string; href: string }[];
  action?: { label: string; href: string };
  code?: string;
  closing: string;
  /** Unsubscribe link. */
  stop?: { label: string; href: string };
};

/** Link or code for the text, derived for this mail. */
export type MailFacts = {
  href?: string;
  code?: string;
  stopHref?: string;
  links?: { label: string; href: string }[];
};
