import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { changesBetween, lineOf, Template, type Templates } from './changes.ts';

const [before, after] = process.argv.slice(2);
if (!before || !after) {
  console.error('Usage: npm run templates -- BEFORE AFTER (two folders that `cdk synth` has written)');
  process.exit(2);
}

const templatesIn = (folder: string): Templates =>
  Object.fromEntries(
    new CloudAssembly(folder).stacks.map(({ id, template }) => [id, Template.parse(template)]),
  );

const changes = changesBetween(templatesIn(before), templatesIn(after));
for (const change of changes) console.log(lineOf(change));
const touched = changes.filter(({ data }) => data !== 'none');
console.log(`${changes.length} resources are removed or replaced, ${touched.length} of them hold data.`);
if (touched.length > 0) process.exitCode = 1;
