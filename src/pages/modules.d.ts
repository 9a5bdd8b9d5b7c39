/** The address of a script that a worker starts from: bin/bundle/pages.mjs. */
declare module 'worker:*' {
  const url: string;
  export default url;
}

declare module '*.css';

/** What the page of paths uses of Swagger UI, which brings no types. */
declare module 'swagger-ui-dist/swagger-ui-bundle.js' {
  /** An element of the React that Swagger UI has in it. */
  type SwaggerElement = object | null;
  interface SwaggerProps {
    readonly getComponent: (name: string, isContainer?: boolean) => SwaggerComponent;
    /** Of a tag or an operation: its name. */
    readonly text?: string;
    /** Of a text that is shown as it is. */
    readonly className?: string;
    readonly children?: string;
    /** Of an operation: an immutable map. */
    readonly operationProps?: { get(name: 'security'): { toJS(): readonly object[] } | undefined };
  }
  export type SwaggerComponent = (props: SwaggerProps) => SwaggerElement;
  interface SwaggerSystem {
    readonly React: {
      createElement(
        type: string | SwaggerComponent,
        props?: object | null,
        ...children: readonly (SwaggerElement | string)[]
      ): SwaggerElement;
    };
  }
  export type SwaggerPlugin = (system: SwaggerSystem) => {
    readonly components?: Readonly<Record<string, SwaggerComponent>>;
    readonly wrapComponents?: Readonly<Record<string, (original: SwaggerComponent) => SwaggerComponent>>;
  };
  interface SwaggerOptions extends Readonly<Record<string, unknown>> {
    readonly spec: object;
    readonly plugins: readonly SwaggerPlugin[];
    readonly requestInterceptor: <R extends { readonly headers: Record<string, string> }>(request: R) => R;
  }
  export default function SwaggerUIBundle(options: SwaggerOptions): void;
}
