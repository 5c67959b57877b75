import { asked } from './search-asked.statements.js';

/** Of the newest tasks, so many are looked at, with so many of their newest comments each, and so many comments in all. */
const TASKS = 2_000;
const OF_A_TASK = 20;
const COMMENTS = 3_000;
/** A shorter word is like too many others. */
const LONG = 4;
/** The least similarity of two words by their trigrams: two swapped letters in a word of eight leave 0.38. */
const LIKE = 0.35;

/**
 * The query without its typing mistakes, by the words of comments: only when no title is like it. Comments have no index of trigrams,
 * so the words come from the stored search documents of recent comments. Needs `asked`, `looked_at`, `mistake` and `like_titles`;
 * gives `meant`, which is empty when no word is like a mistyped one.
 */
export const MEANT = `unlike AS MATERIALIZED (
  SELECT 1 FROM mistake WHERE fuzzy IS NOT NULL AND NOT EXISTS (SELECT 1 FROM like_titles)),
recent AS MATERIALIZED (
  SELECT c.search FROM (SELECT project_id, id FROM looked_at ORDER BY id DESC LIMIT ${TASKS}) t
  CROSS JOIN LATERAL (
    SELECT o.search FROM comments o WHERE o.project_id = t.project_id AND o.task_id = t.id
    ORDER BY o.id DESC LIMIT ${OF_A_TASK}) c
  WHERE EXISTS (SELECT 1 FROM unlike) LIMIT ${COMMENTS}),
vocabulary AS MATERIALIZED (
  SELECT DISTINCT l.lexeme FROM recent, unnest(recent.search) l WHERE char_length(l.lexeme) >= ${LONG - 1}),
meant AS MATERIALIZED (
  SELECT string_agg(coalesce(near.lexeme, w.word), ' ' ORDER BY w.place) AS folded,
    string_agg(quote_literal(coalesce(near.lexeme, w.word)) || ':*', ' & ')::tsquery AS words
  FROM regexp_split_to_table(${asked('folded')}, '[^[:alnum:]]+') WITH ORDINALITY AS w (word, place)
  LEFT JOIN LATERAL (
    SELECT v.lexeme FROM vocabulary v
    WHERE char_length(w.word) >= ${LONG} AND similarity(v.lexeme, w.word) >= ${LIKE}
      AND NOT EXISTS (SELECT 1 FROM vocabulary k WHERE starts_with(k.lexeme, w.word))
    ORDER BY similarity(v.lexeme, w.word) DESC, v.lexeme LIMIT 1) near ON TRUE
  WHERE w.word <> '' AND EXISTS (SELECT 1 FROM unlike)
  HAVING bool_or(near.lexeme IS NOT NULL))`;
