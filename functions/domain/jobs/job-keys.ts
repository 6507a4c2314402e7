/**
 *   one job                              pk JOB#<id>                 sk JOB
 *   what became of one of its rows       pk JOB#<id>                 sk ROW#<row>
 *   which things it is about             pk JOB#<id>                 sk CHOSEN#<part>
 *   somebody's jobs, newest first        gsi1pk JOBS#<owner>         gsi1sk <id>
 *   their one job of a kind under way    pk JOB-UNDER-WAY#<owner>    sk <kind>, or <kind>#<what it is about>
 *
 * Files lie in the media bucket under files/<owner>/, exports under files/exports/<owner>/, where only signed links lead.
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

/** A bucket's rule lets all that lies here go: see `jobLimits.exportDays`. */
export const exportedFiles = 'files/exports/';

export const jobFiles = {
  /** A file on its way in: its owner's name is in the key, so nobody can name another's. */
  uploaded: (ownerId: string, fileId: string): string => `${folder(ownerId)}/uploads/${fileId}`,
  /** The same, read: what its headings are, and its rows by the hundred. */
  headings: (ownerId: string, fileId: string): string =>
    `${folder(ownerId)}/uploads/${fileId}.sheet/headings.json`,
  /** Keys of what has parts in rows of their own. */
  heads: (ownerId: string, fileId: string): string => `${folder(ownerId)}/uploads/${fileId}.sheet/heads.json`,
  rows: (ownerId: string, fileId: string, part: number): string =>
    `${folder(ownerId)}/uploads/${fileId}.sheet/rows-${part}.json`,
  /** A piece of what a job makes, by a name of its own: a message that comes twice spoils no piece of the other. */
  piece: (ownerId: string, jobId: string, name: string): string =>
    `${folder(ownerId)}/jobs/${jobId}/${name}.json`,
  result: (ownerId: string, jobId: string, format: string): string =>
    `${folder(ownerId)}/jobs/${jobId}/result.${format}`,
  /** What an export made: it goes after a week, long before the job does. */
  exported: (ownerId: string, jobId: string, format: string): string =>
    `${exportedFiles}${ownerId}/${jobId}.${format}`,
};
