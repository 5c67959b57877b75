import { renderApp } from '@taskloom/client/test-kit';
import { screen } from '@testing-library/react';
import Markdown from './markdown';

const show = (text: string, onTick?: (index: number) => void) =>
  renderApp(<Markdown text={text} projectId="p" onTick={onTick} />);

it('renders what GitHub renders: emphasis, code, lists, tables, links', () => {
  const { container } = show(
    '# Plan\n\nOne **per region**, `sig`\nnext\n\n```\ntaskctl\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nhttps://example.org',
  );
  screen.getByRole('heading', { level: 3, name: 'Plan' });
  expect(container.querySelector('strong')).toHaveTextContent('per region');
  expect(container.querySelector('pre code')).toHaveTextContent('taskctl');
  expect(screen.getByRole('table')).toHaveTextContent('a');
  const link = screen.getByRole('link', { name: 'https://example.org' });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it.each([
  '<img src=x onerror="alert(1)">',
  '<script>alert(1)</script>',
  '[press](javascript:alert(1))',
  '[press](data:text/html,x)',
  '[press](//elsewhere.example)',
  '![x](https://elsewhere.example/pixel.png)',
])('renders no element or link for %s', (text) => {
  const { container } = show(text);
  expect(container.querySelector('script, img, a, [onerror]')).toBeNull();
});

it('shows HTML as text', () => {
  show('a <b>bold</b> word');
  screen.getByText(/<b>bold<\/b>/);
});

it('marks mentions, and links tasks', () => {
  show('[@Maya](mention:u1) see [#Rotate](task:t1)');
  expect(screen.getByText('@Maya').closest('a')).toBeNull();
  expect(screen.getByRole('link', { name: '#Rotate' })).toHaveAttribute('href', '/projects/p?task=t1');
});

it('ticks the box that was pressed', async () => {
  const onTick = jest.fn();
  const { user } = show('- [ ] one\n- [x] two', onTick);
  expect(screen.getByRole('checkbox', { name: 'one' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'two' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'two' }));
  expect(onTick).toHaveBeenCalledWith(1);
});

it('shows boxes that cannot be ticked as disabled', () => {
  show('- [ ] one');
  expect(screen.getByRole('checkbox')).toBeDisabled();
});
