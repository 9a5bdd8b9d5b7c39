/** A module with the address of a worker's script; bin/bundle/pages.mjs resolves it. */
declare module 'worker:*' {
  const url: string;
  export default url;
}

declare module '*.css';

/** The types of Swagger UI that the page of paths uses, because Swagger UI has none. */
declare module 'swagger-ui-dist/swagger-ui-bundle.js' {
  /** An element of the React version inside Swagger UI. */
  type SwaggerElement = object | null;
  interface SwaggerProps {
    readonly getComponent: (name: string, isContainer?: boolean) => SwaggerComponent;
    /** The name of a tag or an operation. */
    readonly text?: string;
    /** The class of a preformatted text. */
    readonly className?: string;
    readonly children?: string;
    /** An operation's properties, as an immutable map. */
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
