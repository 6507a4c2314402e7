/**
 * Keys of background jobs.
 *
 *   job                                  pk JOB#<id>                 sk JOB
 *   outcome of a row                     pk JOB#<id>                 sk ROW#<row>
 *   chosen things                        pk JOB#<id>                 sk CHOSEN#<part>
 *   jobs of a person, newest first       gsi1pk JOBS#<owner>         gsi1sk <id>
 *   lock of a kind while it runs         pk JOB-UNDER-WAY#<owner>    sk <kind>, or <kind>#<what it is about>
 *
 * Files lie in the media bucket under files/<owner>/, exports under files/exports/<owner>/, where only signed
 * links lead.
 */
const rowSk = (row: number): string => `ROW#${String(row).padStart(7, '0')}`;

export const jobKeys = {
  partition: (id: string) => `JOB#${id}`,
  head: (id: string) => ({ pk: `JOB#${id}`, sk: 'JOB' }),
  row: (id: string, row: number) => ({ pk: `JOB#${id}`, sk: rowSk(row) }),
  rows: 'ROW#',
  chosen: (id: string, part: number) => ({ pk: `JOB#${id}`, sk: `CHOSEN#${String(part).padStart(4, '0')}` }),
  rowsBetween: (from: number, to: number): [string, string] => [rowSk(from), rowSk(to)],
  owner: (ownerId: string) => `JOBS#${ownerId}`,
  byOwner: (ownerId: string, id: string) => ({ gsi1pk: `JOBS#${ownerId}`, gsi1sk: id }),
  underWay: (ownerId: string, kind: string, subject?: string) => ({
    pk: `JOB-UNDER-WAY#${ownerId}`,
    sk: subject === undefined ? kind : `${kind}#${subject}`,
  }),
};

const folder = (ownerId: string): string => `files/${ownerId}`;

/** Folder of exports. A lifecycle rule of the bucket deletes its files; see `jobLimits.exportDays`. */
export const exportedFiles = 'files/exports/';

export const jobFiles = {
  /** Uploaded file. The key contains its owner's name, so that nobody can name another person's file. */
  uploaded: (ownerId: string, fileId: string): string => `${folder(ownerId)}/uploads/${fileId}`,
  /** The parsed file: its headings, and its rows in parts. */
  headings: (ownerId: string, fileId: string): string =>
    `${folder(ownerId)}/uploads/${fileId}.sheet/headings.json`,
  /** Keys of rows that have parts in rows of their own. */
  heads: (ownerId: string, fileId: string): string => `${folder(ownerId)}/uploads/${fileId}.sheet/heads.json`,
  rows: (ownerId: string, fileId: string, part: number): string =>
    `${folder(ownerId)}/uploads/${fileId}.sheet/rows-${part}.json`,
  /** Piece of a job's file, uniquely named, so that a repeated message does not overwrite it. */
  piece: (ownerId: string, jobId: string, name: string): string =>
    `${folder(ownerId)}/jobs/${jobId}/${name}.json`,
  result: (ownerId: string, jobId: string, format: string): string =>
    `${folder(ownerId)}/jobs/${jobId}/result.${format}`,
  /** File of an export. It is deleted after a week, long before the job. */
  exported: (ownerId: string, jobId: string, format: string): string =>
    `${exportedFiles}${ownerId}/${jobId}.${format}`,
};
