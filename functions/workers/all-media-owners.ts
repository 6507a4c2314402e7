import { categoryMedia } from '#functions/domain/catalogue/categories/settle-picture.ts';
import { businessMedia } from '#functions/domain/catalogue/makers/settle-logo.ts';
import { productMedia } from '#functions/domain/catalogue/products/product-pictures.ts';
import { documentMedia } from '#functions/domain/library/document-media.ts';
import type { MediaOwner } from '#functions/domain/media/media-owner.ts';
import { memberMedia } from '#functions/domain/members/pictures.ts';
import { returnMedia } from '#functions/domain/returns/settle-return-picture.ts';
import { reviewMedia } from '#functions/domain/reviews/settle-picture.ts';
import { complaintMedia } from '#functions/domain/shipping/complaints/settle-complaint-picture.ts';

/** All owners of media. A test fails if a declared owner is not listed here. */
export const mediaOwners: readonly MediaOwner[] = [
  reviewMedia,
  returnMedia,
  complaintMedia,
  categoryMedia,
  businessMedia,
  productMedia,
  memberMedia,
  documentMedia,
];
