/** The API page, made from the contract. */
import { endpoints, type Endpoint } from "@pulda/contract";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { VERSION } from "../version.ts";

type Schema = Record<string, unknown>;

let paths: Schema | undefined;

/**
 * The OpenAPI document of the whole contract. Its paths are described when somebody first reads them: that takes
 * longer than all else that a start does, and most processes are never asked for them.
 */
const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "풀다 API", version: VERSION },
  get paths(): Schema {
    paths ??= Object.fromEntries(
      Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [
        endpoint.path,
        { [endpoint.method.toLowerCase()]: operation(name, endpoint) },
      ]),
    );
    return paths;
  },
  components: {
    securitySchemes: { session: { type: "apiKey", in: "cookie", name: "pulda_session" } },
  },
} as const;

function operation(operationId: string, endpoint: Endpoint): Schema {
  const { properties = {}, required = [] } = jsonSchema(endpoint.request, "input");
  const fields = Object.entries(properties as Record<string, Schema>);
  const isInPath = (name: string) => endpoint.path.includes(`{${name}}`);
  const isGet = endpoint.method === "GET";
  const parameters = fields
    .filter(([name]) => isGet || isInPath(name))
    .map(([name, schema]) => ({
      name,
      in: isInPath(name) ? "path" : "query",
      required: (required as string[]).includes(name),
      schema,
    }));
  const body = Object.fromEntries(fields.filter(([name]) => !isInPath(name)));
  const bodySchema = {
    type: "object",
    properties: body,
    required: (required as string[]).filter((name) => !isInPath(name)),
  };
  return {
    operationId,
    summary: endpoint.summary,
    ...(endpoint.auth && { security: [{ session: [] }] }),
    parameters,
    ...(!isGet && {
      requestBody: {
        content: {
          "multipart/form-data": { schema: bodySchema },
          "application/json": { schema: bodySchema },
          "application/x-www-form-urlencoded": { schema: bodySchema },
        },
      },
    }),
    responses: {
      200: {
        description: "`code` 200이면 성공, 아니면 까닭이 `message`에 있어요.",
        content: { "application/json": { schema: envelope(endpoint) } },
      },
    },
  };
}

function envelope(endpoint: Endpoint): Schema {
  return {
    type: "object",
    required: ["code"],
    properties: {
      code: { type: "integer" },
      result: jsonSchema(endpoint.result, "output"),
      message: { type: "string" },
      errors: {
        type: "array",
        items: {
          type: "object",
          properties: { field: { type: "string" }, message: { type: "string" } },
        },
      },
      ...(endpoint.paged && {
        pagination: {
          type: "object",
          properties: Object.fromEntries(
            ["total_count", "count_pages", "current_page", "limit"].map((name) => [
              name,
              { type: "integer" },
            ]),
          ),
        },
      }),
    },
  };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: "static", specification: { document: DOCUMENT as never } });
  await app.register(swaggerUi, { routePrefix: "/api/docs" });
  app.get("/api/v1/openapi.json", async () => DOCUMENT);
}
