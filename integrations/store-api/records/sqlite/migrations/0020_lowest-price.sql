DROP INDEX `product_price_least`;--> statement-breakpoint
ALTER TABLE `product` ADD `cheapest_private` integer;--> statement-breakpoint
ALTER TABLE `product` ADD `cheapest_professional` integer;--> statement-breakpoint
CREATE INDEX `product_cheapest_private` ON `product` (`active`,`parent_id`,`cheapest_private`,`id`);--> statement-breakpoint
CREATE INDEX `product_cheapest_professional` ON `product` (`active`,`parent_id`,`cheapest_professional`,`id`);