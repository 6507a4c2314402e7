import { expect, it } from 'vitest';
import { namespacesIn } from '../../web/build/texts-with-code.ts';

const known = (name: string) => ['money', 'orders', 'common', 'reports'].includes(name);

it.each([
  ['one namespace', `const { t } = useTranslation('money');`, ['money']],
  ['several', `const { t } = useTranslation(['money', 'orders']);`, ['money', 'orders']],
  ['the common one', `const { t } = useTranslation();`, ['common']],
  ['what a form reads its words by', `texts={{ ns: "money", at: 'x' }}`, ['money']],
  [
    // Without these a page shows keys in place of words, where nothing else of it brings them.
    'several that the compiler keeps',
    `if ($[0] === memo) { t0 = ["money", "orders"]; $[0] = t0; } else { t0 = $[0]; } const { t } = useTranslation(t0);`,
    ['money', 'orders'],
  ],
  ['no other list of the same name', `t0 = ["short", "over"]; function b() { useTranslation(t0) }`, []],
])('texts come with the code that speaks them: %s', (_, code, namespaces) => {
  expect([...namespacesIn(code, known)]).toEqual(namespaces);
});
