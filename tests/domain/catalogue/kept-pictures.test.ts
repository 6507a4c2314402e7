import { expect, it } from 'vitest';
import { newId } from '#shared/values/ids.ts';
import { keepPictures } from '#functions/domain/catalogue/products/product-pictures.ts';
import { publicAddress, uploadItem } from '#functions/domain/media/uploads.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const at = '2026-11-20T03:00:00.000Z';

/** A product that shows so many uploads, of which all but one or none were sent. */
function aRecord(pictures: number, missing?: number) {
  const { table, put, rows } = memoryTable();
  const ids = Array.from({ length: pictures }, () => newId());
  put(
    ids
      .filter((_, nth) => nth !== missing)
      .map((id) =>
        uploadItem({
          id,
          ownerId: 'an',
          kind: 'productImages',
          mimeType: 'image/webp',
          bytes: 1,
          status: 'ready',
          createdAt: at,
          seenAt: at,
          expiresAt: 1,
        }),
      ),
  );
  const made = aProduct({ name: 'Trà' });
  const media = ids.map((id) => ({
    type: 'image' as const,
    url: publicAddress(id, 'productImages'),
    alt: '',
  }));
  const waiting = () => rows().filter(({ expiresAt }) => expiresAt !== undefined).length;
  return { context: contextOf(table), record: { ...made, detail: { ...made.detail, media } }, waiting };
}

it.each([1, 100, 101, 230])('all of %i pictures of a product stay, however many', async (pictures) => {
  const { context, record, waiting } = aRecord(pictures);
  expect(waiting()).toBe(pictures);
  await keepPictures(context, record);
  expect(waiting()).toBe(0);
});

it('those it showed before are not kept once more, and one that is not there is refused', async () => {
  const { context, record, waiting } = aRecord(3);
  await keepPictures(context, record, record);
  expect(waiting()).toBe(3);
  const lacking = aRecord(150, 120);
  expect(await refusalOf(keepPictures(lacking.context, lacking.record))).toBe('UNKNOWN_UPLOAD');
});
