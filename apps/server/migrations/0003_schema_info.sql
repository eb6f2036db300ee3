CREATE TABLE "schema_info" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"min_reader" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "schema_info" ("id", "version", "min_reader") VALUES (1, 4, 4);