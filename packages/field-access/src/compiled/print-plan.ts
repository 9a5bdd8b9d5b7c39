import type { AccessRules } from '../index.ts';
import type { ConnectionItem, DocumentPlan, Item, ListNode, Root, RowPart, Rows, Selection, View } from './plan.ts';

type Lines = readonly string[];

const indented = (lines: Lines): Lines => lines.map((line) => `  ${line}`);
const section = (title: string, lines: Lines): Lines => [title, ...indented(lines)];

/** The columns of some parts of a row. */
const partNames = (parts: readonly RowPart[]): string =>
  parts.flatMap(({ name, to }) => (to ? to.columns.map((column) => `${name}.${column}`) : name)).join(', ');

/** Prints a plan as an outline: a line for each selection, with what answers it and who reads it. */
export const printPlan = (plan: DocumentPlan, rules: AccessRules): string =>
  [`consistency: ${plan.consistency}`, ...plan.roots.flatMap((root) => new Printer(plan, rules).root(root))].join('\n');

class Printer {
  readonly #plan: DocumentPlan;
  readonly #rules: AccessRules;

  constructor(plan: DocumentPlan, rules: AccessRules) {
    this.#plan = plan;
    this.#rules = rules;
  }

  root(root: Root): Lines {
    switch (root.kind) {
      case 'resolved':
        return [`${root.key}: resolver${root.isRefused ? ', which refuses the viewer’s scopes' : ''}`];
      case 'list':
        return this.#list(root.key, root.list, '');
      case 'row':
        return section(`${root.key}: row of ${this.#rows(root.selection.rows)}`, this.#selection(root.selection));
    }
  }

  /** The table and the alias of some rows, and whether the viewer may see all of them. */
  #rows(rows: Rows): string {
    const hidden = this.#plan.hidden.includes(rows) ? ', those that the viewer may see' : '';
    return `${rows.table.table} ${rows.alias}${hidden}`;
  }

  #selection(selection: Selection): Lines {
    return selection.items.flatMap((item) => this.#item(item, this.#readers(item, selection)));
  }

  /** The readers of an item, if not everybody of the viewer's class reads it. */
  #readers({ reach, required }: Item, { guards }: Selection): string {
    if (reach === 'open') return '';
    const otherwise = required ? ', else resolvers answer the request' : '';
    if (reach === 'never') return `; denied${otherwise}`;
    const labels = this.#rules.model.labels.labelsOf(guards[reach]?.bits ?? 0);
    return `; for ${labels.join(', ')}${otherwise}`;
  }

  #item(item: Item, readers: string): Lines {
    switch (item.kind) {
      case 'constant':
        return [`${item.key}: ${item.json}${readers}`];
      case 'column':
        return [`${item.key}: column ${item.column}${readers}`];
      case 'id':
        return [`${item.key}: global id of ${item.columns.join(', ')}${readers}`];
      case 'computed':
        return [`${item.key}: computed from ${partNames(item.parts)}${readers}`];
      case 'resolved': {
        const reason = this.#plan.resolved[item.mark]?.reason;
        return [`${item.key}: resolver (${reason}) of ${partNames(item.parts)}${readers}`];
      }
      case 'variant': {
        const title = `${item.key}: ${item.selection.rows.rule.name} where ${item.column} is not null${readers}`;
        return section(title, this.#selection(item.selection));
      }
      case 'to-one':
        return section(`${item.key}: one of ${this.#rows(item.rows)}${readers}`, this.#selection(item.selection));
      case 'to-many':
        return section(`${item.key}: all of ${this.#rows(item.rows)}${readers}`, this.#selection(item.selection));
      case 'list':
        return this.#list(item.key, item.list, readers);
    }
  }

  #list(key: string, list: ListNode, readers: string): Lines {
    const lines = list.items.flatMap((item) => this.#connectionItem(item, list.views));
    return section(`${key}: list ${list.index} of ${this.#rows(list.rows)}${readers}`, lines);
  }

  #connectionItem(item: ConnectionItem, views: readonly View[]): Lines {
    const view = (key: string, index: number) => section(`${key}:`, this.#selection((views[index] as View).selection));
    switch (item.kind) {
      case 'constant':
        return [`${item.key}: ${item.json}`];
      case 'nodes':
        return view(item.key, item.view);
      case 'edges': {
        const edges = item.items.flatMap((edge) => {
          if (edge.kind === 'node') return view(edge.key, edge.view);
          return [`${edge.key}: ${edge.kind === 'cursor' ? 'cursor' : edge.json}`];
        });
        return section(`${item.key}:`, edges);
      }
      case 'pageInfo':
        return [`${item.key}: ${item.fields.map(([, name]) => name).join(', ')}`];
      case 'totalCount':
      case 'totalCountIsCapped':
        return [`${item.key}: ${item.kind}`];
    }
  }
}
