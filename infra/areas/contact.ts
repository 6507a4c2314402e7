import * as contact from '#shared/contact/index.ts';
import { route, type Area } from './area.ts';

export const contactArea: Area = {
  name: 'contact',
  routes: [
    route(contact.sendMessage, { table: 'write' }),
    route(contact.searchMessages, { table: 'read', views: ['messages'] }),
    route(contact.getMessage, { table: 'read' }),
    route(contact.answerMessage, { table: 'write' }),
    route(contact.closeMessage, { table: 'write' }),
  ],
};
