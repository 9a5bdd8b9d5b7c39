/** The viewer's relations to the rows of one execution, and what was denied in it. */
export interface RequestAccess {
  readonly id: symbol;
}
