import { mentionOf } from '@taskloom/contracts';
import { excerpt } from './excerpt';

it.each([
  ['## Goal\n- [ ] **Ship** it\n- [x] tell _everyone_', 'Goal\nShip it\ntell everyone'],
  ['> see [the plan](https://example.test/a_b) and ![a chart](/files/1)', 'see the plan and a chart'],
  ['[@Ann Lee](mention:01a2) runs `npm test` ~~twice~~ once', '@Ann Lee runs npm test twice once'],
  ['1. one\n2) two\n```ts\nconst a = 1;\n```', 'one\ntwo\n\nconst a = 1;\n'],
])('shows %j as %j', (markdown, words) => expect(excerpt(markdown)).toBe(words));

it.each(['snake_case_name', '2 * 3 * 4 = 24', 'a - b', '#hashtag', 'array[0](x y)', '5 > 4'])(
  'leaves %j as it is',
  (text) => expect(excerpt(text)).toBe(text),
);

it('reads no more than a card can show', () => expect(excerpt('a'.repeat(9_000))).toHaveLength(400));

it.each(['Al [dev', 'Slash\\', '*Star* _u_', '`tick`'])('shows the name %s as it is written', (name) => {
  expect(excerpt(`Hi ${mentionOf({ _id: '0190a000-0000-7000-8000-00000000000a', name })}`)).toBe(
    `Hi @${name}`,
  );
});
