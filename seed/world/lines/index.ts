import type { Department } from '../product-line.ts';
import { books } from './books.ts';
import { care } from './care.ts';
import { childhood } from './childhood.ts';
import { craft } from './craft.ts';
import { drinks } from './drinks.ts';
import { fresh } from './fresh.ts';
import { gadgets } from './gadgets.ts';
import { garden } from './garden.ts';
import { grain } from './grain.ts';
import { kitchen } from './kitchen.ts';
import { outdoors } from './outdoors.ts';
import { seaAndSpice } from './sea-and-spice.ts';
import { sweets } from './sweets.ts';
import { wear } from './wear.ts';

/** All departments, in the order of the shop's navigation. */
export const departments: Department[] = [
  grain,
  drinks,
  wear,
  craft,
  gadgets,
  care,
  books,
  childhood,
  garden,
  outdoors,
  kitchen,
  fresh,
  sweets,
  seaAndSpice,
];
