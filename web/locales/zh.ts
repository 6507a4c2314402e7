/** Chinese, for the language switcher and the error pages; everything else falls back to Vietnamese. One line a namespace. */
import errors from './zh/ui/errors.json';
import switcher from './zh/ui/switcher.json';

export const zh = { errors, switcher };
