import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

/**
 * Keeps nothing that another cloud of the process would find wrong: what is kept is the same for everybody, or is told
 * by what it is kept for (a table, a view, a secret) from that of another.
 */
const rightEverywhere = [
  // By the table, the database or the view it belongs to.
  'functions/platform/limits/rate-limit.ts',
  'functions/platform/views/view-file.ts',
  'functions/domain/catalogue/search/facet-tallies.ts',
  'functions/domain/catalogue/search/kind-tests.ts',
  'functions/domain/catalogue/search/kinds-on-sale.ts',
  'functions/domain/catalogue/search/vocabulary.ts',
  // By the readings and the candidates themselves.
  'functions/domain/catalogue/search/text-rank.ts',
  // By the secret it was made of.
  'functions/platform/push/push-key.ts',
  // The same for every cloud.
  'functions/domain/orders/moving/undo-order.ts',
  'functions/platform/content/pictures.ts',
  'functions/platform/table/shapes.ts',
  'functions/platform/views/postgres-client.ts',
  'functions/platform/views/sql.ts',
  'functions/platform/views/temporary-files.ts',
  'functions/platform/views/text-outline.ts',
  'functions/domain/catalogue/search/other-names.ts',
];

/** A variable that changes, or a collection that starts empty and can only be there to be filled. */
const kept = /^(?:export )?(?:let |const \w+(?:: [^=]+)? = new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\);?$)/m;

it('what a module keeps from one invocation to the next is forgotten when a container starts cold', () => {
  const files = filesIn('functions').filter(
    ({ path, text }) => kept.test(text) && path !== 'functions/platform/cold-start.ts',
  );
  expect(files.length).toBeGreaterThan(15);
  const silent = files.filter(({ text }) => !text.includes('onColdStart('));
  expect(silent.map(({ path }) => path).sort()).toEqual([...rightEverywhere].sort());
});
