import { render, screen } from '@testing-library/react';
import { ProgressLine } from './progress-line';
import { UploadLine } from './upload-line';

const shares = (label: string): string[] =>
  [...screen.getByRole('img', { name: label }).children].map(
    (part) => `${part.className} ${part instanceof HTMLElement ? part.style.flexGrow : ''}`,
  );

describe('ProgressLine', () => {
  it('shows done, in progress and the rest', () => {
    render(<ProgressLine done={5} inProgress={3} total={12} label="5 of 12 tasks done" />);
    expect(shares('5 of 12 tasks done')).toEqual(['done 5', 'inProgress 3', 'rest 4']);
  });

  it('is completely green when everything is done', () => {
    render(<ProgressLine done={4} inProgress={0} total={4} label="4 of 4 tasks done" />);
    expect(shares('4 of 4 tasks done')).toEqual(['done 4']);
  });

  it('is an empty track without tasks', () => {
    render(<ProgressLine done={0} inProgress={0} total={0} label="No tasks" />);
    expect(shares('No tasks')).toEqual(['rest 1']);
  });
});

describe('UploadLine', () => {
  it.each([
    [64.4, 64],
    [-3, 0],
    [120, 100],
  ])('reads %d as %d percent', (percent, shown) => {
    render(<UploadLine percent={percent} label="Uploading plan.pdf" />);
    const bar = screen.getByRole('progressbar', { name: 'Uploading plan.pdf' });
    expect(bar).toHaveAttribute('aria-valuenow', String(shown));
    expect(screen.getByText(`${shown}%`)).toBeVisible();
  });
});
