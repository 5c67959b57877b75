import { render, screen } from '@testing-library/react';
import { Sentence } from './sentence';

const parts = (text: string) => {
  const { container } = render(<Sentence text={text} />);
  return {
    whole: [...container.children].map(({ tagName, textContent }) => [tagName, textContent]),
    text: container.textContent,
  };
};

it('keeps versions on one line, and the text can be copied unchanged', () => {
  const text = 'rolled back from 1.0.0-bd1832e5d to 1.0.0-next.2.';
  expect(parts(text)).toEqual({
    whole: [
      ['SPAN', '1.0.0-bd1832e5d'],
      ['SPAN', '1.0.0-next.2'],
    ],
    text,
  });
});

it('shows a command as code, without backticks', () => {
  render(<Sentence text="Publish one with `npm run remote -- deploy calendar`." />);
  expect(screen.getByText('npm run remote -- deploy calendar').tagName).toBe('CODE');
});

it.each(['locked it', 'gave it to 10 % of people'])('leaves "%s" as it is', (text) => {
  expect(parts(text)).toEqual({ whole: [], text });
});
