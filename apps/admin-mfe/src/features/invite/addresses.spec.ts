import { addressesIn } from './addresses';

it.each([
  ['a@x.example b@x.example', ['a@x.example', 'b@x.example']],
  ['a@x.example,b@x.example; c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['a@x.example\r\n\n b@x.example\t', ['a@x.example', 'b@x.example']],
  ['Ada Lovelace <Ada@X.example>, b@x.example', ['ada@x.example', 'b@x.example']],
  ['a@x.example A@X.EXAMPLE', ['a@x.example']],
  ['not an address', ['not', 'an', 'address']],
  [' ,; \n', []],
])('reads %j', (text, addresses) => expect(addressesIn(text)).toEqual(addresses));
