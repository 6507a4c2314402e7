/** Vietnamese, the first language: it types the keys of all others. One line a namespace. */
import accounts from './vi/accounts.json';
import addresses from './vi/addresses.json';
import actions from './vi/actions.json';
import cart from './vi/cart.json';
import cartPage from './vi/cartPage.json';
import catalogue from './vi/catalogue.json';
import common from './vi/common.json';
import errors from './vi/errors.json';
import favorites from './vi/favorites.json';
import home from './vi/home.json';
import listing from './vi/listing.json';
import policies from './vi/policies.json';
import product from './vi/product.json';
import reviews from './vi/reviews.json';
import shell from './vi/shell.json';
import switcher from './vi/switcher.json';
import ui from './vi/ui.json';

export const vi = {
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
