import { act, render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part';
import {
  PaletteCommands,
  useOfferedCommands,
  useScreenCommands,
  type ScreenCommand,
} from './palette-commands';

const COMMANDS: readonly ScreenCommand[] = [{ id: 'a', title: 'Archive', run: () => {} }];

function Commands() {
  useScreenCommands(COMMANDS);
  return null;
}

const Palette = () => useOfferedCommands('', null).map(({ id, title }) => <p key={id}>{title}</p>);

it('commands are loaded when the palette opens, and again with the next opening after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(async () => ({ default: Commands }));
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  const page = (isOpen: boolean) => (
    <>
      <PaletteCommands render={() => <Part />} />
      {isOpen && <Palette />}
    </>
  );
  const { rerender } = render(page(false));
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender(page(true)));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Archive')).not.toBeInTheDocument();
  rerender(page(false));
  await act(async () => rerender(page(true)));
  expect(await screen.findByText('Archive')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
