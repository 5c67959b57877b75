import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, Highlight, Kbd } from '.';

const marked = (): (string | null)[] =>
  [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

describe('Highlight', () => {
  it('marks each word of the query, ignoring case', () => {
    render(<Highlight text="Invoice endpoints send invoices" query="invoice send" />);
    expect(marked()).toEqual(['Invoice', 'send', 'invoices']);
  });

  it('marks a match inside a word up to the end of the word', () => {
    render(<Highlight text="Reinvoicing: in invoices" query="in invoice" />);
    expect(marked()).toEqual(['invoicing', 'in', 'invoices']);
  });

  it.each([
    ['Tomás reads İstanbul’s ﬁles', 'tomas', ['Tomás']],
    ['Ask Tomas', 'Tomás', ['Tomas']],
    ['Toma\u0301s, decomposed', 'tomas', ['Toma\u0301s']],
    ['In İstanbul today', 'istanbul', ['İstanbul']],
    ['Ship it 🚀 now', '🚀', ['🚀']],
    ['مرحبا بالعالم', 'مرحبا', ['مرحبا']],
  ])('finds in "%s" the words of "%s", and keeps the text', (text, query, hits) => {
    const { container } = render(<Highlight text={text} query={query} />);
    expect(marked()).toEqual(hits);
    expect(container.textContent).toBe(text);
  });

  it('marks nothing without a match', () => {
    render(<Highlight text="Invoice" query="webhook" />);
    expect(marked()).toEqual([]);
  });

  it('takes special characters literally', () => {
    render(<Highlight text="What (now)? a.b" query="(now)? ." />);
    expect(marked()).toEqual(['(now)?', '.']);
  });

  it.each(['e-mail', 'a/b', '[x]', '\\d', '^$', '{1}'])('matches "%s" literally', (query) => {
    render(<Highlight text={`Some ${query} here`} query={query} />);
    expect(marked()).toEqual([query]);
  });

  it.each(['', '   '])('marks nothing for the query "%s"', (query) => {
    const { container } = render(<Highlight text="Whole text" query={query} />);
    expect(container).toHaveTextContent('Whole text');
    expect(marked()).toEqual([]);
  });
});

describe('Chip', () => {
  it('can be removed', async () => {
    const remove = jest.fn();
    render(
      <Chip label="Priority:" onRemove={remove} removeLabel="Remove Priority: Medium">
        Medium
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Priority: Medium' }));
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('has no button without a handler', () => {
    render(<Chip>Medium</Chip>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Kbd', () => {
  it('renders one key cap for each key', () => {
    const { container } = render(<Kbd keys={['Ctrl', 'K']} />);
    expect([...container.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['Ctrl', 'K']);
  });
});
