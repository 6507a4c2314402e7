import type { UserStatus } from '#shared/values/user-statuses.ts';

/** A refusal for lack of a verified identity; the message is the server's. */
export type KycQuestion = { status: UserStatus | undefined; message?: string | undefined };

type Host = (question: KycQuestion) => void;
let hosts: readonly Host[] = [];

/** Registers a dialog that is shown for such refusals while it is mounted; returns a function that ends this. */
export function hostKycQuestions(host: Host): () => void {
  hosts = [...hosts, host];
  return () => {
    hosts = hosts.filter((one) => one !== host);
  };
}

/** Opens the dialog of the screen that was mounted last; returns false if no screen has one. */
export function askForKyc(status: UserStatus | undefined, message?: string): boolean {
  const host = hosts.at(-1);
  host?.({ status, message });
  return host !== undefined;
}
