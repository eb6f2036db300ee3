CREATE TABLE "web_files" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
