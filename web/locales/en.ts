/** English, complete. One line a namespace. */
import accounts from './en/accounts.json';
import catalogue from './en/catalogue.json';
import common from './en/common.json';
import errors from './en/errors.json';
import shell from './en/shell.json';
import switcher from './en/switcher.json';
import ui from './en/ui.json';

export const en = { accounts, catalogue, common, errors, shell, switcher, ui };
