# The product with its pages built. Data: the volume /data (SQLite), or DATABASE_URL.
#   docker build -t pulda . && docker run -p 3000:3000 -v pulda:/data pulda
FROM node:24-bookworm-slim

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PULDA_DATA_DIR=/data
WORKDIR /app

COPY . .
RUN node scripts/build.mjs && npm cache clean --force \
  && mkdir /data && chown node:node /data

USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
