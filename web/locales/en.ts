/** English, complete. One line a namespace. */
import accounts from './en/accounts.json';
import addresses from './en/addresses.json';
import actions from './en/actions.json';
import cart from './en/cart.json';
import cartPage from './en/cartPage.json';
import catalogue from './en/catalogue.json';
import common from './en/common.json';
import errors from './en/errors.json';
import favorites from './en/favorites.json';
import home from './en/home.json';
import listing from './en/listing.json';
import policies from './en/policies.json';
import product from './en/product.json';
import reviews from './en/reviews.json';
import shell from './en/shell.json';
import switcher from './en/switcher.json';
import ui from './en/ui.json';

export const en = {
  accounts,
  addresses,
  actions,
  cart,
  cartPage,
  catalogue,
  common,
  errors,
  favorites,
  home,
  listing,
  policies,
  product,
  reviews,
  shell,
  switcher,
  ui,
};
