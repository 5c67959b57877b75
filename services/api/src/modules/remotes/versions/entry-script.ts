import { isRecord } from '@taskloom/contracts';
import { parse, type AnyNode, type MemberExpression } from 'acorn';

/** The variable with the checksums of the chunks, which the runtime of a build verifies. */
const CHUNK_CHECK = 'taskloomIntegrity';
const GLOBAL = new Set(['self', 'window', 'globalThis']);

const isNode = (value: unknown): value is AnyNode => isRecord(value) && typeof value.type === 'string';

/** A node and everything in it, without recursion: a generated script may be nested deeply. */
function* within(root: AnyNode): Generator<AnyNode> {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const next = open.pop();
    if (isNode(next)) yield next;
    if (isNode(next) || Array.isArray(next)) for (const part of Object.values(next)) open.push(part);
  }
}

const hasPart = (root: AnyNode, is: (node: AnyNode) => boolean): boolean => {
  for (const node of within(root)) if (is(node)) return true;
  return false;
};

/** `x` of `a.x` and `a['x']`. */
const memberName = ({ property, computed }: MemberExpression): unknown =>
  property.type === 'Literal' ? property.value : !computed && 'name' in property ? property.name : undefined;

const isMember = (node: AnyNode, name: string): node is MemberExpression =>
  node.type === 'MemberExpression' && memberName(node) === name;

/** The effects of a build's entry, read from its syntax: a comment or a string with the same words proves nothing. */
export class EntryScript {
  private constructor(private readonly program: ReturnType<typeof parse>) {}

  /** Undefined if the text is no script. */
  static read(text: string): EntryScript | undefined {
    try {
      return new EntryScript(parse(text, { ecmaVersion: 'latest' }));
    } catch {
      return undefined;
    }
  }

  /** Whether it gives a global variable of this name a value. */
  defines(container: string): boolean {
    const declared = this.program.body
      .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
      .filter(({ id }) => id.type === 'Identifier' && id.name === container);
    if (declared.some(({ init }) => init != null)) return true;
    return hasPart(this.program, (node) => {
      if (node.type !== 'AssignmentExpression') return false;
      const { left } = node;
      if (left.type === 'Identifier') return left.name === container && declared.length > 0;
      return isMember(left, container) && left.object.type === 'Identifier' && GLOBAL.has(left.object.name);
    });
  }

  /** Whether it has a module of this name, such as `./remote`. */
  exposes(path: string): boolean {
    return hasPart(
      this.program,
      (node) => node.type === 'Property' && node.key.type === 'Literal' && node.key.value === path,
    );
  }

  /** Whether it reads the checksums of the container's chunks and gives them to the elements that load those. */
  verifiesChunks(container: string): boolean {
    const reads = hasPart(
      this.program,
      (node) => isMember(node, container) && hasPart(node.object, (part) => isMember(part, CHUNK_CHECK)),
    );
    return (
      reads &&
      hasPart(
        this.program,
        (node) => node.type === 'AssignmentExpression' && isMember(node.left, 'integrity'),
      )
    );
  }
}
