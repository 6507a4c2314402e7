import { worker, type Area } from './area.ts';

export const mailArea: Area = {
  name: 'mail',
  workers: [
    worker(
      'send-mail',
      'mail',
      { table: 'write', secret: true, orderLinks: true, mail: true },
      // SES takes 14 mails a second from a new account.
      { seconds: 60, batch: 10, atOnce: 2 },
    ),
  ],
};
