import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, Highlight, Kbd } from '.';

const marked = (): (string | null)[] =>
  [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

describe('Highlight', () => {
  it('marks each word of the query, whatever its case', () => {
    render(<Highlight text="Invoice endpoints send invoices" query="invoice send" />);
    expect(marked()).toEqual(['Invoice', 'send', 'invoice']);
  });

  it('takes signs literally', () => {
    render(<Highlight text="What (now)? a.b" query="(now)? ." />);
    expect(marked()).toEqual(['(now)?', '.']);
  });

  it.each(['', '   '])('marks nothing for the query "%s"', (query) => {
    const { container } = render(<Highlight text="Whole text" query={query} />);
    expect(container).toHaveTextContent('Whole text');
    expect(marked()).toEqual([]);
  });
});

describe('Chip', () => {
  it('can be taken away', async () => {
    const remove = jest.fn();
    render(
      <Chip label="Priority:" onRemove={remove} removeLabel="Remove Priority: Medium">
        Medium
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Priority: Medium' }));
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('has no button where nothing can be taken away', () => {
    render(<Chip>Medium</Chip>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Kbd', () => {
  it('shows one cap for each key', () => {
    const { container } = render(<Kbd keys={['Ctrl', 'K']} />);
    expect([...container.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['Ctrl', 'K']);
  });
});
