/** What is shown where something would be sealed to an attestor of a chain that has none with a key. */
export function NoAttestor() {
  return (
    <p className="warning">
      No attestor of this chain has announced a key, so nothing can be sealed. An attestor announces one with the
      attestor’s tool, by the command <code>announce</code>; this page goes on once it is there.
    </p>
  );
}
