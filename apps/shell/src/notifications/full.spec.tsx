import { screen, within } from '@testing-library/react';
import { aNotification } from '@taskloom/client/test-kit';
import { insideApi, renderInside } from '../test/render-inside';
import { Bell } from './bell';

const LONG = 'Donaudampfschifffahrt'.repeat(12);

it('lists 120 notifications with any words, and counts up to 99', async () => {
  const many = Array.from({ length: 120 }, (_, at) => aNotification({ title: `Title ${at}`, message: LONG }));
  const { user } = renderInside(<Bell />, { api: insideApi(many) });
  const button = await screen.findByRole('button', { name: /120 unread notifications/ });
  expect(button).toHaveTextContent('99+');
  await user.click(button);
  const menu = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(await menu.findAllByRole('listitem')).toHaveLength(120);
});
