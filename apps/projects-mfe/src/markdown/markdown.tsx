import { SCREENS } from '@taskloom/contracts';
import { referenceText } from '@taskloom/contracts/mentions';
import { Link } from '@taskloom/client/router';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Fragment, useMemo, type ReactNode } from 'react';
import { idAfter, isPicture, isSafe } from './addresses';
import styles from './markdown.module.css';

export interface MarkdownProps {
  text: string;
  projectId: string;
  /** Ticks the checkbox at an index, counted over the whole text; without it, boxes only show their state. */
  onTick?: (index: number) => void;
}

interface Drawing extends MarkdownProps {
  /** The boxes drawn so far. */
  boxes: number;
}

const HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const;
function drawLink(token: Tokens.Link, drawing: Drawing): ReactNode {
  const children = drawAll(token.tokens, drawing);
  const name = referenceText(token.raw) ?? children;
  if (idAfter('mention:', token.href)) return <span className={styles.mention}>{name}</span>;
  const taskId = idAfter('task:', token.href);
  if (taskId)
    return (
      <Link className={styles.task} to={SCREENS.task(drawing.projectId, taskId)}>
        {name}
      </Link>
    );
  if (!isSafe(token.href)) return children;
  return (
    <a href={token.href} title={token.title ?? undefined} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

function drawItem(item: Tokens.ListItem, key: number, drawing: Drawing): ReactNode {
  if (!item.task) return <li key={key}>{drawAll(item.tokens, drawing)}</li>;
  const index = drawing.boxes;
  drawing.boxes += 1;
  const { onTick } = drawing;
  return (
    <li key={key} className={`${styles.task} ${item.checked ? styles.done : ''}`}>
      <input
        type="checkbox"
        aria-label={item.text.trim()}
        checked={item.checked === true}
        disabled={!onTick}
        onChange={() => onTick?.(index)}
      />
      <div>{drawAll(item.tokens, drawing)}</div>
    </li>
  );
}

function drawTable({ header, rows }: Tokens.Table, drawing: Drawing): ReactNode {
  return (
    <div className={styles.table} role="group" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map((cell, at) => (
              <th key={at}>{drawAll(cell.tokens, drawing)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>{drawAll(cell.tokens, drawing)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function drawBlock(token: MarkedToken, drawing: Drawing): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{drawAll(token.tokens, drawing)}</p>;
    case 'heading': {
      const Heading = HEADINGS[Math.min(token.depth, HEADINGS.length) - 1] ?? 'h6';
      return <Heading>{drawAll(token.tokens, drawing)}</Heading>;
    }
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    case 'blockquote':
      return <blockquote>{drawAll(token.tokens, drawing)}</blockquote>;
    case 'list': {
      const items = token.items.map((item, at) => drawItem(item, at, drawing));
      return token.ordered ? <ol start={Number(token.start) || 1}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return drawTable(token, drawing);
    case 'hr':
      return <hr />;
    default:
      return drawInline(token, drawing);
  }
}

function drawInline(token: MarkedToken, drawing: Drawing): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{drawAll(token.tokens, drawing)}</strong>;
    case 'em':
      return <em>{drawAll(token.tokens, drawing)}</em>;
    case 'del':
      return <del>{drawAll(token.tokens, drawing)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return drawLink(token, drawing);
    case 'image':
      return isPicture(token.href) ? <img src={token.href} alt={token.text} loading="lazy" /> : token.text;
    case 'text':
      return token.tokens ? drawAll(token.tokens, drawing) : token.text;
    case 'escape':
      return token.text;
    // Raw HTML is shown as the text that it is.
    case 'html':
      return token.raw;
    default:
      return null;
  }
}

const drawAll = (tokens: Token[], drawing: Drawing): ReactNode =>
  // There are no extensions, so that each token is one of marked's own.
  (tokens as MarkedToken[]).map((token, at) => <Fragment key={at}>{drawBlock(token, drawing)}</Fragment>);

/**
 * GitHub's Markdown as React elements. Nothing is set as HTML, so a text can't add elements or attributes of
 * its own.
 */
export default function Markdown(props: MarkdownProps) {
  const tokens = useMemo(() => lexer(props.text, { gfm: true, breaks: true }), [props.text]);
  const drawing = { ...props, boxes: 0 };
  return <div className={styles.markdown}>{drawAll(tokens, drawing)}</div>;
}
