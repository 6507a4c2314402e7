import { worker, type Area } from './area.ts';

export const mailArea: Area = {
  name: 'mail',
  workers: [
    worker(
      'send-mail',
      'mail',
      { table: 'write', secret: true, orderLinks: true, mail: true },
      // SES accepts 14 mails per second from a new account.
      { seconds: 60, batch: 10, atOnce: 2 },
    ),
    worker(
      'suppress-addresses',
      'bounces',
      { table: 'write', only: ['MAILTO#'] },
      // A campaign to old addresses causes thousands of reports at once; they are not urgent.
      { seconds: 60, batch: 10, atOnce: 2 },
    ),
  ],
};
