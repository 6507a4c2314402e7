/** Vietnamese, the first language: it types the keys of all others. One line a namespace. */
import accounts from './vi/accounts.json';
import catalogue from './vi/catalogue.json';
import common from './vi/common.json';
import errors from './vi/errors.json';
import shell from './vi/shell.json';
import switcher from './vi/switcher.json';
import ui from './vi/ui.json';

export const vi = { accounts, catalogue, common, errors, shell, switcher, ui };
