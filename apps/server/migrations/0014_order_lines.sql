CREATE TABLE "cart_lines" (
	"owner_id" bigint NOT NULL,
	"collage_id" bigint NOT NULL,
	"material" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_owner_id_collage_id_pk" PRIMARY KEY("owner_id","collage_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"collage_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"design" text NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"material" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"template_id" text NOT NULL,
	"xml" text NOT NULL,
	CONSTRAINT "order_lines_order_id_line_pk" PRIMARY KEY("order_id","line")
);
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD COLUMN "line" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "print_jobs" DROP CONSTRAINT "print_jobs_pkey";--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_order_id_line_pk" PRIMARY KEY("order_id","line");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_collage_id_collages_id_fk" FOREIGN KEY ("collage_id") REFERENCES "public"."collages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A server of before would print the first collage of an order for each of its jobs, and mark all of them.
UPDATE "schema_info" SET "min_reader" = 15;