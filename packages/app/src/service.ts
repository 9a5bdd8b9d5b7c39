/** The gateway that the app asks, and the address that people sign in to. A host of its own sets both in the page. */
export interface Service {
  readonly url: string;
  readonly site: string;
}

const { url, site } = (document.querySelector('#root') as HTMLElement).dataset;

export const service: Service = { url: url || location.origin, site: site || location.origin };
