import { EVERYBODY } from './built-in-labels.ts';

/** The claims of a model: the labels that the viewers of each label hold too. */
type Claims = Readonly<Record<string, { readonly implies?: readonly string[] }>>;

/** The labels that follow from one by its claims, and by the claims of these. */
function followersOf(claims: Claims, label: string): ReadonlySet<string> {
  const followers = new Set(claims[label]?.implies);
  // The walk over the set reaches the labels that it adds.
  for (const follower of followers) for (const next of claims[follower]?.implies ?? []) followers.add(next);
  return followers;
}

/** The faults of a label's claims. A circle is a fault of its first label alone. */
function faultsOf(claims: Claims, label: string): string[] {
  const followers = followersOf(claims, label);
  const circle = Object.keys(claims).filter((name) => followers.has(name) && followersOf(claims, name).has(label));
  const ofCircle =
    circle.length > 1 && circle[0] === label ? [`${circle.join(', ')} imply each other, so they are one label`] : [];
  return (claims[label]?.implies ?? [])
    .flatMap((implied) => {
      if (implied === label) return [`${label} implies itself`];
      if (implied === EVERYBODY) return [`${label} implies ${EVERYBODY}, which everybody holds`];
      return Object.hasOwn(claims, implied) ? [] : [`${label} implies ${implied}, which is no label of the model`];
    })
    .concat(ofCircle);
}

/**
 * The labels that each label implies, directly or by way of others.
 *
 * @throws where a label implies itself, `public`, a label that the model does not have, or one that implies it
 */
export function impliedLabels(claims: Claims): ReadonlyMap<string, ReadonlySet<string>> {
  const faults = Object.keys(claims).flatMap((label) => faultsOf(claims, label));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return new Map(Object.keys(claims).map((label) => [label, followersOf(claims, label)]));
}
