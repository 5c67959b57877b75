import { screen, within } from '@testing-library/react';
import { aTeamMember, aUser } from '@taskloom/client/test-kit';
import { maya, showTeam, teamApi } from '../../test/show-team';

const NAMES = ['Donaudampfschifffahrt'.repeat(9), '🦊 Fox', 'سارة الأحمد'];

it('lists 60 people with extreme names', async () => {
  const others = Array.from({ length: 56 }, (_, at) => `Member ${at}`);
  const everyone = [
    maya,
    ...[...NAMES, ...others].map((name, at) => aUser({ name, email: `m${at}@x.example` })),
  ];
  showTeam(maya, teamApi(everyone.map(aTeamMember)));
  const list = await screen.findByRole('table', { name: 'Team Members' });
  expect(within(list).getAllByRole('row')).toHaveLength(61);
  for (const name of NAMES) expect(within(list).getByText(name)).toBeVisible();
});
