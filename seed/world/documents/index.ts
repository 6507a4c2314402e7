import { firstOnlineShop } from './community/first-online-shop.ts';
import { marketDay } from './community/market-day.ts';
import { onlineScams } from './community/online-scams.ts';
import { bambooWeaving } from './craft/bamboo-weaving.ts';
import { doPaperNotebook } from './craft/do-paper-notebook.ts';
import { indigoDyeing } from './craft/indigo-dyeing.ts';
import { potteryFirstSteps } from './craft/pottery-first-steps.ts';
import { balconyGreens } from './garden/balcony-greens.ts';
import { beekeeping } from './garden/beekeeping.ts';
import { compostHeap } from './garden/compost-heap.ts';
import { pestControl } from './garden/pest-control.ts';
import { riceSeed } from './garden/rice-seed.ts';
import { firstAid } from './health/first-aid.ts';
import { safeKitchen } from './health/safe-kitchen.ts';
import { stormSeason } from './health/storm-season.ts';
import { chungCake } from './kitchen/chung-cake.ts';
import { fruitVinegar } from './kitchen/fruit-vinegar.ts';
import { pickledGreens } from './kitchen/pickled-greens.ts';
import { riceStorage } from './kitchen/rice-storage.ts';
import { answeringCustomers } from './selling/answering-customers.ts';
import { costAndPrice } from './selling/cost-and-price.ts';
import { fragilePacking } from './selling/fragile-packing.ts';
import { householdTaxBasics } from './selling/household-tax-basics.ts';
import { phonePhotography } from './selling/phone-photography.ts';
import type { DocumentText } from './document-text.ts';

/** Documents of the demo library. */
export const documentTexts: readonly DocumentText[] = [
  compostHeap,
  riceSeed,
  balconyGreens,
  beekeeping,
  pestControl,
  indigoDyeing,
  bambooWeaving,
  potteryFirstSteps,
  doPaperNotebook,
  pickledGreens,
  fruitVinegar,
  riceStorage,
  chungCake,
  phonePhotography,
  costAndPrice,
  fragilePacking,
  householdTaxBasics,
  answeringCustomers,
  firstAid,
  safeKitchen,
  stormSeason,
  onlineScams,
  marketDay,
  firstOnlineShop,
];
