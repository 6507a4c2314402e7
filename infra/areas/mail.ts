import { worker, type Area } from './area.ts';

export const mailArea: Area = {
  name: 'mail',
  workers: [worker('mail/send-mail', 'mail', { table: 'write', secret: true, orderLinks: true, mail: true })],
};
