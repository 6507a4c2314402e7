import type { Upload } from './file-uploads.ts';
import { element, elements } from './s3-xml.ts';

const pageSize = 1000;
const isoOf = (at: number) => new Date(at).toISOString();

/** Reads the size of a page, which S3 limits to a thousand. */
function sizeOf(query: URLSearchParams, name: string): number {
  const asked = Number(query.get(name) ?? pageSize);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, pageSize) : pageSize;
}

/** Answers ListParts: a page of the parts that came, in the order of their numbers. */
export function partsReply({ bucket, key, id, parts }: Upload, query: URLSearchParams): string {
  const after = Number(query.get('part-number-marker') ?? 0);
  const size = sizeOf(query, 'max-parts');
  const rest = [...parts.values()].filter(({ number }) => number > after).sort((a, b) => a.number - b.number);
  const page = rest.slice(0, size);
  return elements(
    'ListPartsResult',
    element('Bucket', bucket),
    element('Key', key),
    element('UploadId', id),
    element('PartNumberMarker', after),
    element('NextPartNumberMarker', page.at(-1)?.number ?? 0),
    element('MaxParts', size),
    element('IsTruncated', rest.length > size),
    ...page.map(({ number, etag, bytes, modifiedAt }) =>
      elements(
        'Part',
        element('PartNumber', number),
        element('LastModified', isoOf(modifiedAt)),
        element('ETag', `"${etag}"`),
        element('Size', bytes),
      ),
    ),
  );
}

/** Answers ListMultipartUploads: a page of the unfinished uploads, sorted by key and then by age. */
export function uploadsReply(bucket: string, uploads: readonly Upload[], query: URLSearchParams): string {
  const afterKey = query.get('key-marker') ?? '';
  const afterId = query.get('upload-id-marker') ?? '';
  const size = sizeOf(query, 'max-uploads');
  const place = uploads.findIndex(({ id }) => id === afterId);
  const rest = place < 0 ? uploads.filter(({ key }) => key > afterKey) : uploads.slice(place + 1);
  const page = rest.slice(0, size);
  const last = page.at(-1);
  return elements(
    'ListMultipartUploadsResult',
    element('Bucket', bucket),
    element('KeyMarker', afterKey),
    element('UploadIdMarker', afterId),
    element('Prefix', query.get('prefix') ?? ''),
    element('NextKeyMarker', last?.key ?? ''),
    element('NextUploadIdMarker', last?.id ?? ''),
    element('MaxUploads', size),
    element('IsTruncated', rest.length > size),
    ...page.map(({ key, id, initiatedAt }) =>
      elements(
        'Upload',
        element('Key', key),
        element('UploadId', id),
        element('Initiated', isoOf(initiatedAt)),
      ),
    ),
  );
}
