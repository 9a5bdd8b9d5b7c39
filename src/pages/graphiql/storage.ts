/** What the page stores goes with the tab, and what its earlier versions left behind is deleted. */
export function tabStorage(): Storage {
  for (const key of Object.keys(localStorage)) if (key.startsWith('graphiql:')) localStorage.removeItem(key);
  return sessionStorage;
}
